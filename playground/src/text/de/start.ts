import type { start as English } from '../en/start.ts';

/** Where a visit begins, and one page as two people see it. */
export const start: typeof English = {
  start: {
    title: 'Ein Shop, seine Events und seine Mitglieder, in einer Sandbox',
    lead: 'Wählen Sie eine Website, dann kaufen, buchen und melden Sie sich an. Alles antwortet von hier aus: kein Konto, kein Netz, kein echtes Geld. Derselbe Seed ergibt überall dieselbe Website.',
    running: (name, seed) => `Gerade geöffnet: ${name}, Seed ${seed}.`,
    goOn: 'Weiter einkaufen',
    scenarios: 'Szenario',
    noScenarios: 'Die Szenarien konnten nicht geladen werden',
    seed: 'Seed',
    seedHint: 'Eine beliebige Zahl oder ein Wort. Alles scheinbar Zufällige ergibt sich daraus.',
    start: (name) => `Starten: ${name}`,
    failed: 'Die Website konnte nicht gestartet werden',
    reset: 'Zurücksetzen',
    resetTitle: 'Diese Website zurücksetzen?',
    resetBody: (name, seed) =>
      `${name} beginnt wieder am Anfang von Seed ${seed}. Warenkörbe, Bestellungen, Mitglieder und Änderungen dieser Website gehen verloren.`,
    resetConfirm: 'Website zurücksetzen',
    about: {
      'fresh-shop':
        'Ein kleiner Designshop mit Events, Gutscheinen, Mitgliedern und Bestellungen in jedem Zustand.',
      'busy-festival': 'Das Festival mitten im Vorverkauf: Hunderte Bestellungen, einige aus dieser Minute.',
      'sold-out': 'Nach einem guten Samstag: kein gezählter Bestand und keine Eintrittskarten mehr.',
      'members-only': 'Events für Mitglieder, die der Inhaber freigibt und deren Adressen bestätigt sind.',
      'everything-broken':
        'Keine Zahlungen, keine Steuern, keine Lieferung, und Aufrufe, die ab und zu scheitern.',
      'empty-site': 'Eine Website, die noch nichts verkauft: keine Produkte, Events oder Gutscheine.',
      'coupon-used-up': 'Der Designshop an dem Tag, an dem der letzte WELCOME10 eingelöst wurde.',
      'sale-starts-tomorrow':
        'Alle Eintrittskarten der kommenden Events gehen morgen um zehn in den Verkauf.',
      'shop-usd': 'Preise in US-Dollar; die Steuer des Bundesstaats kommt hinzu.',
      'shop-jpy': 'Preise in Yen, ohne Nachkommastellen und inklusive Steuer.',
      'shop-kwd': 'Preise in Kuwait-Dinar, mit drei Nachkommastellen.',
      'shop-inr': 'Preise in Rupien, gruppiert nach Lakh und Crore, inklusive Steuer.',
    },
  },
  split: {
    title: 'Zwei Personen, eine Website',
    open: 'Diese Seite nebeneinander zeigen',
    openHint: 'Zwei Personen, jede mit eigenem Warenkorb',
    page: 'Seite',
    show: 'Anzeigen',
    left: 'Links',
    right: 'Rechts',
    frame: (name) => `Der Playground als ${name}`,
  },
};
