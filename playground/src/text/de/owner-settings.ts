import type { ownerSettings as English } from '../en/owner-settings.ts';

/** How the simulated site is switched. */
export const ownerSettings: typeof English = {
  ownerSettings: {
    title: 'Website-Einstellungen',
    lead: 'Schalter der simulierten Website. Sie gehören zur Sandbox und nicht zum Client.',
    saved: 'Gespeichert. Es gilt ab dem nächsten Aufruf.',
    groups: {
      site: 'Die Website und ihre Apps',
      members: 'Mitglieder und Anmeldung',
      shop: 'Shop und Eintrittskarten',
      addresses: 'Erlaubte Adressen',
    },
    switches: {
      sitePublished: 'Die Website ist veröffentlicht',
      storesAppInstalled: 'Die Shop-App ist installiert',
      eventsAppInstalled: 'Die Event-App ist installiert',
      verifyEmail: 'Neue Mitglieder bestätigen ihre E-Mail',
      approveMembers: 'Der Inhaber gibt neue Mitglieder frei',
      storageBlocked: 'Browser verweigern verborgenen Frames den Speicher',
      acceptsPayments: 'Eine Zahlungsart ist verbunden',
      taxIncludedInPrices: 'Preise enthalten die Steuer',
      collectBackInStock: 'Wartelisten nehmen Vormerkungen an',
      backInStockAutomation: 'Die E-Mail-Automation ist aktiv',
    },
    captcha: 'Captcha',
    captchas: { off: 'Keines', visible: 'Sichtbar', invisible: 'Unsichtbar' },
    catalogVersion: 'Version des Katalogs',
    allowedRedirects: 'Ursprünge, zu denen Seiten zurückleiten dürfen, einer pro Zeile',
    redirectUris:
      'Adressen, zu denen eine Anmeldung zurückleiten darf, eine pro Zeile. Leer: alle auf diesen Ursprüngen.',
    save: 'Adressen speichern',
  },
};
