import { counting } from '../counting.ts';
import type { ownerMembers as English } from '../en/owner-members.ts';

const many = counting('de');

/** Who may sign in, as the owner of the site decides it. */
export const ownerMembers: typeof English = {
  ownerMembers: {
    title: 'Mitglieder',
    lead: 'Wer sich auf dieser Website anmelden darf. Freigeben und Sperren geschieht auf Seiten der Plattform; hier übernimmt es die Sandbox, und es gehört nicht zum Client.',
    count: (count) => many(count, { zero: 'Keine Mitglieder', one: '# Mitglied', other: '# Mitglieder' }),
    columns: { member: 'Mitglied', state: 'Status', actions: 'Aktionen' },
    states: {
      active: 'Kann sich anmelden',
      approval: 'Wartet auf Freigabe',
      email: 'E-Mail nicht bestätigt',
      reset: 'Muss neues Passwort festlegen',
      blocked: 'Gesperrt',
    },
    delete: 'Löschen',
    deleted: (name) => `${name} wurde gelöscht`,
    deleteTitle: 'Dieses Mitglied löschen?',
    deleteText: (name) =>
      `${name} wird überall abgemeldet und kann sich nicht mehr anmelden. Bestellungen bleiben erhalten. Das lässt sich nicht rückgängig machen.`,
    approve: 'Freigeben',
    approved: (name) => `${name} ist freigegeben und erhält eine E-Mail.`,
    block: 'Sperren',
    blocked: (name) => `${name} ist gesperrt und überall abgemeldet.`,
    unblock: 'Entsperren',
    unblocked: (name) => `${name} darf sich wieder anmelden.`,
    activate: 'Aktivierungs-E-Mail senden',
    activated: (email) => `Eine E-Mail mit einem Link zum Festlegen des Passworts ging an ${email}.`,
    add: 'Mitglied hinzufügen',
    addText:
      'Eine App der Website bürgt mit der E-Mail-Adresse für eine Person. Diese erhält eine E-Mail, um ihr Passwort festzulegen.',
    added: (email) => `${email} ist jetzt Mitglied.`,
    empty: 'Noch niemand',
    emptyText: 'Fügen Sie jemanden hinzu oder registrieren Sie sich im Shop.',
    for: (action, name) => `${action}: ${name}`,
  },
};
