import { counting } from '../counting.ts';
import type { reference as English } from '../en/reference.ts';

const many = counting('de');

/** The calls of the platform, and what a site must be set up for. */
export const reference: typeof English = {
  reference: {
    title: 'Referenz',
    lead: 'Jeder Aufruf der Beschreibungen: wer ihn senden darf, was er braucht, womit er abgelehnt wird. Jeder lässt sich in der Sandbox ausprobieren.',
    docs: 'Vollständige Referenz öffnen',
    filter: 'Nach Name, Pfad oder Zweck filtern',
    count: (count) => many(count, { zero: 'Kein Aufruf passt', one: '# Aufruf', other: '# Aufrufe' }),
    notFound: 'Diesen Aufruf gibt es nicht',
    notFoundText: (id) => `Keine Beschreibung enthält einen Aufruf „${id}“.`,
    who: 'Wer aufrufen darf',
    identities: {
      visitor: 'Besucher',
      member: 'Mitglied',
      owner: 'Inhaber',
      app: 'App',
      anybody: 'Alle',
    },
    hook: 'Hook',
    service: 'Import aus',
    repeat: 'Zweimal gesendet',
    repeats: {
      read: 'ändert er nichts',
      same: 'hinterlässt er denselben Zustand',
      adds: 'fügt er noch eines hinzu',
      never: 'kann er etwas kosten oder verbrauchen',
    },
    fields: 'Was er braucht',
    required: 'erforderlich',
    codes: 'Womit er abgelehnt wird',
    tryIt: 'In der Sandbox ausprobieren',
    tryLead:
      'Ausgefüllt mit IDs aus der Sandbox, wie sie gerade ist. Was ein Aufruf ändert, ändert er dort wirklich.',
    afterProvider:
      'Was dieser Aufruf braucht, stammt von der Seite eines Identitätsanbieters, gilt einmal und wird niemandem sonst mitgeteilt. Melden Sie sich dort an (Konto, Single Sign-on), um ihn in Aktion zu sehen; von hier gesendet wird er abgelehnt.',
    as: 'Aufrufen als',
    fill: 'Aus der Sandbox ausfüllen',
    send: 'Senden',
    address: 'Pfad und Query',
    body: 'Inhalt',
    answered: (status) => `Beantwortet mit ${status}`,
  },
  preflight: {
    title: 'Preflight',
    lead: 'Prüft, was eine solche Website am häufigsten am Funktionieren hindert. Die Prüfung läuft als eigener Besucher; Ihr Warenkorb bleibt unverändert.',
    noSession:
      'Der Preflight betrachtet Websites aus Sicht ihrer Besucher. Wechseln Sie zu einem Besucher oder Mitglied, um ihn zu starten.',
    again: 'Erneut prüfen',
    looking: 'Wird geprüft',
    found: (count) =>
      many(count, { zero: 'Alles in Ordnung.', one: '# Punkt zu prüfen', other: '# Punkte zu prüfen' }),
    findings: 'Ergebnisse',
    statuses: { ok: 'In Ordnung', warning: 'Bitte prüfen', problem: 'Problem', unknown: 'Unbekannt' },
    checks: {
      host: 'Adresse der Plattform',
      clientId: 'Client-ID',
      clock: 'Uhr dieses Rechners',
      secureContext: 'Sichere Seite',
      storage: 'Speicher dieser Seite',
      redirectUri: 'Rückkehr von der Anmeldung',
      postFlowUrl: 'Rückkehr von der Kasse',
      origin: 'Ursprung dieser Seite',
      published: 'Veröffentlichte Website',
      payments: 'Zahlungen',
    },
  },
};
