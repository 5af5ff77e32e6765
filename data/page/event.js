"use strict";
// Plays recorded games again. Nothing is known of the rules here: every step says what comes to lie where, and the score after
// it, as the program that wrote the page worked them out.
(() => {
  const data = JSON.parse(document.getElementById("games").textContent);
  const part = (id) => document.getElementById(id);
  const viewer = part("viewer"), slider = part("slider"), tiles = part("tiles"), list = part("moves");
  const SVG = "http://www.w3.org/2000/svg";
  const SIDES = ["animals", "humans"];
  const PITCH = 100, RIM = 46;
  const PLAY_EVERY = 900;
  let game = null, steps = [], at = 0, playing = 0;

  const column = (square) => square.charCodeAt(0) - 97;
  const row = (square) => Number(square[1]) - 1;
  const index = (square) => row(square) * 7 + column(square);

  const uses = Array.from({ length: 49 }, (_, place) => {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("x", RIM + (place % 7) * PITCH + 4);
    use.setAttribute("y", RIM + Math.floor(place / 7) * PITCH + 4);
    use.setAttribute("width", PITCH - 8);
    use.setAttribute("height", PITCH - 8);
    tiles.append(use);
    return use;
  });

  // All that can be seen after each step, from the start on.
  function recorded(moves) {
    let board = [...data.start.split("/").join("")].flatMap((c) => (c >= "1" && c <= "7" ? Array(Number(c)).fill("") : [c]));
    let score = [0, 0, 0, 0];
    const piles = { animals: [], humans: [] };
    const all = [{ board, score, piles: { animals: [], humans: [] }, from: "", to: "", text: "" }];
    moves.split(" ").filter(Boolean).forEach((token, ply) => {
      const [text, change] = token.split(":");
      const side = SIDES[ply % 2];
      const from = text.slice(0, 2), rest = text.slice(2);
      let to = from;
      board = [...board];
      if (rest[0] === "=") {
        board[index(from)] = rest[1];
      } else if (rest === "-off") {
        piles[side] = [...piles[side], "-" + board[index(from)]];
        board[index(from)] = "";
        to = "";
      } else {
        to = rest.slice(1);
        if (rest[0] === "x") piles[side] = [...piles[side], board[index(to)]];
        board[index(to)] = board[index(from)];
        board[index(from)] = "";
      }
      if (change) score = change.split(",").map(Number);
      all.push({ board, score, piles: { ...piles }, from, to, text });
    });
    return all;
  }

  function mark(id, square) {
    const shape = part(id);
    shape.setAttribute("visibility", square ? "visible" : "hidden");
    if (!square) return;
    shape.setAttribute("x", RIM + column(square) * PITCH + 3);
    shape.setAttribute("y", RIM + row(square) * PITCH + 3);
  }

  function little(tile) {
    const picture = document.createElementNS(SVG, "svg"), use = document.createElementNS(SVG, "use");
    picture.setAttribute("viewBox", "0 0 120 120");
    if (tile[0] === "-") picture.setAttribute("class", "out");
    use.setAttribute("href", "#tile-" + tile.slice(-1));
    picture.append(use);
    return picture;
  }

  function show(step) {
    at = Math.max(0, Math.min(step, steps.length - 1));
    const now = steps[at], last = at === steps.length - 1;
    uses.forEach((use, place) => {
      const tile = now.board[place];
      if (tile) use.setAttribute("href", "#tile-" + (tile === "?" ? "back" : tile));
      else use.removeAttribute("href");
    });
    mark("from", now.from === now.to ? "" : now.from);
    mark("to", now.to);
    SIDES.forEach((side, number) => {
      part(side + "-score").textContent = now.score[number] + "+" + now.score[number + 2];
      part(side + "-pile").replaceChildren(...now.piles[side].map(little));
      part(side).classList.toggle("turn", !last && at % 2 === number);
    });
    slider.value = at;
    slider.setAttribute("aria-valuetext", now.text || "0");
    part("step").textContent = at + " / " + (steps.length - 1);
    part("said").textContent = now.text;
    part("end").textContent = last ? game.end : "";
    part("first").disabled = part("back").disabled = at === 0;
    part("forward").disabled = part("last").disabled = last;
    for (const button of list.querySelectorAll("[aria-current]")) button.removeAttribute("aria-current");
    const current = list.querySelector('[data-step="' + at + '"]');
    if (current) {
      current.setAttribute("aria-current", "step");
      const box = list.getBoundingClientRect(), own = current.getBoundingClientRect();
      if (own.top < box.top) list.scrollTop -= box.top - own.top + 6;
      if (own.bottom > box.bottom) list.scrollTop += own.bottom - box.bottom + 6;
    } else {
      list.scrollTop = 0;
    }
    if (last) pause();
  }

  function pause() {
    clearInterval(playing);
    playing = 0;
    part("play").setAttribute("aria-label", data.texts.play);
    part("play-picture").setAttribute("d", "M7 4l13 8-13 8z");
  }

  function play() {
    if (playing) return pause();
    if (at === steps.length - 1) show(0);
    playing = setInterval(() => show(at + 1), PLAY_EVERY);
    part("play").setAttribute("aria-label", data.texts.pause);
    part("play-picture").setAttribute("d", "M6 4h4v16h-4zM14 4h4v16h-4z");
  }

  function open(number) {
    game = data.games[number];
    if (!game) return;
    steps = recorded(game.moves);
    part("viewer-title").textContent = game.title;
    SIDES.forEach((side) => { part(side + "-name").textContent = game[side]; });
    slider.max = steps.length - 1;
    list.replaceChildren(...Array.from({ length: Math.ceil((steps.length - 1) / 2) }, (_, turn) => {
      const item = document.createElement("li"), count = document.createElement("i");
      count.textContent = turn + 1 + ".";
      item.append(count);
      [2 * turn + 1, 2 * turn + 2].filter((step) => step < steps.length).forEach((step) => {
        const button = document.createElement("button");
        button.type = "button";
        button.dataset.step = step;
        button.textContent = steps[step].text;
        item.append(button);
      });
      return item;
    }));
    if (!viewer.open) viewer.showModal();
    address("#game-" + (number + 1));
    show(0);
    slider.focus();
  }

  function address(hash) {
    // Some browsers allow this for no page that lies in a file.
    try { history.replaceState(null, "", hash); } catch { /* The page works without. */ }
  }

  function opened() {
    const found = /^#game-(\d+)$/.exec(location.hash);
    if (found) open(Number(found[1]) - 1);
  }

  const acts = { first: () => show(0), back: () => show(at - 1), play, forward: () => show(at + 1), last: () => show(steps.length - 1) };
  for (const [id, act] of Object.entries(acts)) part(id).addEventListener("click", act);
  part("close").addEventListener("click", () => viewer.close());
  viewer.addEventListener("close", () => { pause(); address(location.pathname + location.search); });
  viewer.addEventListener("click", (event) => { if (event.target === viewer) viewer.close(); });
  slider.addEventListener("input", () => { pause(); show(Number(slider.value)); });
  list.addEventListener("click", (event) => {
    const step = event.target.dataset.step;
    if (step) { pause(); show(Number(step)); }
  });
  viewer.addEventListener("keydown", (event) => {
    const keys = { ArrowLeft: acts.back, ArrowRight: acts.forward, Home: acts.first, End: acts.last };
    const act = keys[event.key] || (event.key === " " && event.target.tagName !== "BUTTON" ? play : null);
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (act !== play) pause();
    act();
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest(".replay");
    if (button) open(Number(button.dataset.game));
  });
  addEventListener("hashchange", opened);
  document.documentElement.classList.add("script");
  pause();
  opened();
})();
