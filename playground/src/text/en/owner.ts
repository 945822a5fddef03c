/** The owner's area: events, orders, sales at the door, members and the site. */
export const owner = {
  owner: {
    nav: {
      label: 'Owner console',
      overview: 'Overview',
      catalog: 'Catalog',
    },
    identity: {
      label: 'This area calls as',
      owner: 'The owner',
      visitor: 'A visitor',
      note: 'These screens now call without the rights of the owner. What a visitor may not do is refused, and the refusal says who may.',
    },
    overview: {
      title: 'Owner console',
    },
  },
};
