const paths = {
  shop: 'M4 9.5 5.6 4h12.8L20 9.5M4 9.5V20h16V9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M9.5 20v-5.5h5V20',
  book: 'M12 6.5C10.4 5 8 4.5 4 4.5v13.8c4 0 6.4.5 8 2 1.6-1.5 4-2 8-2V4.5c-4 0-6.4.5-8 2Zm0 0v13.8',
  chart: 'M4.5 19.5h15M7 16v-5M12 16V5.5M17 16V9',
  calendar: 'M4.5 6h15v14h-15zM4.5 10h15M8.5 3.5V7M15.5 3.5V7',
  ticket: 'M4 7h16v3.2a2 2 0 0 0 0 3.6V17H4v-3.2a2 2 0 0 0 0-3.6V7ZM14 7v2M14 11v2M14 15v2',
  terminal: 'M4 5.5h16v13H4zM7.5 9.5l3 2.5-3 2.5M13 14.8h3.5',
  cart: 'M3.5 4.5h2.2l2.1 10.7h9.7l2-7.7H6.4M9 19.3h.01M16.5 19.3h.01',
  person: 'M12 12a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM5 20c.6-3.6 3.3-5.4 7-5.4s6.4 1.8 7 5.4',
  sun: 'M12 16.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4ZM12 2.8v1.7M12 19.5v1.7M2.8 12h1.7M19.5 12h1.7M5.5 5.5l1.2 1.2M17.3 17.3l1.2 1.2M5.5 18.5l1.2-1.2M17.3 6.7l1.2-1.2',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z',
  language:
    'M4 6h9M8.5 4v2M11 6c-1 3.5-3.5 6-7 7.5M6 9c1.5 2.5 3.5 4 6 4.8M12.5 20 16.5 10.5 20.5 20M13.9 16.8h5.2',
  device: 'M4 5.5h16v10.5H4zM9 19.5h6M12 16v3.5',
  search: 'M10.8 17.3a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.6 15.6 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  down: 'M6.5 9.5l5.5 5.5 5.5-5.5',
  right: 'M9.5 6.5l5.5 5.5-5.5 5.5',
  left: 'M14.5 6.5 9 12l5.5 5.5',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  list: 'M4.5 5.5h4v4h-4zM4.5 14.5h4v4h-4zM12 7.5h7.5M12 16.5h7.5',
  alert: 'M12 4 21 19.5H3L12 4Zm0 6v4.2M12 16.8h.01',
  bag: 'M5 8.5h14l1 11.5H4L5 8.5ZM8.5 8.5V7.5a3.5 3.5 0 0 1 7 0v1',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5L12 15l3-3 5 5M15.5 9h.01',
  pin: 'M12 20.5c4-4.4 6-7.7 6-10.3a6 6 0 0 0-12 0c0 2.600 2 5.900 6 10.300ZM12 12.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400Z',
  globe:
    'M12 20.200a8.200 8.200 0 1 0 0-16.400 8.200 8.200 0 0 0 0 16.400ZM3.800 12h16.400M12 3.800c5 5 5 11.400 0 16.400-5-5-5-11.400 0-16.400Z',
  mail: 'M4 6h16v12.5H4zM4.5 6.8 12 13l7.5-6.2',
  key: 'M8 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM11.8 12h8.7v3.2M17 12v2.6',
  lock: 'M6 10.5h12v9.5H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
} as const;

export type IconName = keyof typeof paths;

/** A line icon on a 24 px grid. Always next to text or inside a labelled control, so hidden from screen readers. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={paths[name]} />
  </svg>
);
