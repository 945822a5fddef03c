// Filters the table of operations to the rows that contain every word of the field. Without scripts the table
// shows all rows.
const field = document.querySelector('#filter');
const found = document.querySelector('#found');
const sections = [...document.querySelectorAll('.service')].map((section) => ({
  section,
  name: section.querySelector('h2').textContent.toLowerCase(),
  rows: [...section.querySelectorAll('tbody tr')].map((row) => ({
    row,
    text: row.textContent.toLowerCase(),
  })),
}));
const total = sections.flatMap(({ rows }) => rows).length;

const narrow = () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const { section, name, rows } of sections) {
    let here = 0;
    for (const { row, text } of rows) {
      row.hidden = !words.every((word) => text.includes(word) || name.includes(word));
      if (!row.hidden) here += 1;
    }
    section.hidden = words.length > 0 && here === 0;
    shown += here;
  }
  found.textContent = words.length > 0 ? `${shown} of ${total} operations` : `${total} operations`;
};

field.closest('search').hidden = false;
field.value = new URLSearchParams(location.search).get('q') ?? '';
field.addEventListener('input', narrow);
narrow();
