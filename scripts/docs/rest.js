// The pages of all messages are drawn by a program of others. What a screen reader misses in them is put in whenever
// they are drawn anew: a name for the list beside the text, headings that go down by one, buttons that say what they show.
const name = (element, role, label) => {
  element.setAttribute('role', role);
  element.setAttribute('aria-label', label);
};

const outline = () => {
  const above = [];
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName[1]);
    while (above.at(-1) >= level) above.pop();
    above.push(level);
    if (above.length === level) heading.removeAttribute('aria-level');
    else heading.setAttribute('aria-level', String(above.length));
  }
};

const mend = () => {
  for (const menu of document.querySelectorAll('.menu-content')) name(menu, 'navigation', 'This page');
  outline();
  for (const button of document.querySelectorAll('button[aria-label^="Example"]'))
    button.setAttribute('aria-label', `Example: ${button.textContent.trim()}`);
};

// It changes attributes only, which are not watched.
new MutationObserver(mend).observe(document.body, { childList: true, characterData: true, subtree: true });
mend();
