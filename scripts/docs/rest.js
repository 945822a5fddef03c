// A third-party program renders the pages of all messages. After each rendering, this script adds the parts
// that screen readers need: a name for the navigation, heading levels without gaps, and buttons that name
// their example.
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

// `mend` changes attributes only, which the observer ignores, so it does not call itself.
new MutationObserver(mend).observe(document.body, { childList: true, characterData: true, subtree: true });
mend();
