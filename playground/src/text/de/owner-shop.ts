import { counting } from '../counting.ts';
import type { ownerShop as English } from '../en/owner-shop.ts';

const many = counting('de');

/** The owner's catalog: products, collections, and who waits for what. */
export const ownerShop: typeof English = {
  ownerShop: {
    actions: { remove: 'Entfernen', column: 'Aktionen' },
    catalog: {
      lowOnly: 'Ganz oder teilweise ausverkauft',
      title: 'Katalog',
      lead: 'Alles, was der Shop verkauft, auch verborgene Produkte. Klicken Sie auf einen Preis oder ein Etikett, um es direkt zu ändern.',
      count: (total) => many(total, { one: '# Produkt', other: '# Produkte' }),
      collection: 'Kollektion',
      allCollections: 'Alle Kollektionen',
      table: 'Produkte des Shops',
      product: 'Produkt',
      price: 'Preis',
      stock: 'Bestand',
      ribbon: 'Etikett',
      collections: 'Kollektionen',
      hidden: 'Für Besucher verborgen',
      noRibbon: 'Etikett hinzufügen',
      noCollections: 'In keiner',
      notCounted: 'Auf Lager, nicht gezählt',
      left: (count) => many(count, { zero: 'Ausverkauft', one: 'Noch # Stück', other: 'Noch # Stück' }),
      soldOut: 'Ausverkauft',
      someSoldOut: (count) =>
        count === undefined
          ? 'Teilweise ausverkauft'
          : many(count, {
              one: 'Noch # Stück, teilweise ausverkauft',
              other: 'Noch # Stück, teilweise ausverkauft',
            }),
      change: (what, name, value) => `${what} von ${name}: ${value}. Ändern`,
      field: (what, name) => `${what} von ${name}`,
      saved: (what, name) => `${what} von ${name} gespeichert`,
      reducedTo: (price) => `${price} nach Rabatt`,
      badPrice: 'Geben Sie einen Betrag wie 24.90 ein',
      select: (name) => `${name} auswählen`,
      selectShown: 'Alle angezeigten auswählen',
      selectAll: (total) => many(total, { one: '# Produkt auswählen', other: 'Alle # Produkte auswählen' }),
      selecting: 'Die ganze Liste wird gelesen',
      selected: (count) => many(count, { one: '# Produkt ausgewählt', other: '# Produkte ausgewählt' }),
      unselect: 'Auswahl aufheben',
      changeSelected: 'Auswahl ändern',
      create: 'Neues Produkt',
      failed: 'Der Katalog konnte nicht geladen werden',
      emptyTitle: 'Keine Produkte',
      emptyText: 'Nichts passt zu dieser Suche und dieser Kollektion.',
    },
    newProduct: {
      title: 'Neues Produkt',
      name: 'Name',
      nameMissing: 'Bitte geben Sie einen Namen ein',
      price: 'Preis',
      note: 'Ware zum Versenden. Bilder, Optionen und Bestand fügen Sie danach hinzu.',
      create: 'Produkt erstellen',
      created: (name) => `${name} ist im Katalog`,
      failed: 'Das Produkt wurde nicht erstellt',
    },
    bulk: {
      title: (count) => many(count, { one: '# Produkt ändern', other: '# Produkte ändern' }),
      property: 'Was',
      properties: { price: 'Preis', cost: 'Kosten', weight: 'Gewicht', ribbon: 'Etikett', brand: 'Marke' },
      way: 'Wie',
      ways: {
        percent: 'Um Prozent erhöhen',
        amount: 'Um Betrag erhöhen',
        set: 'Festlegen auf',
      },
      percent: 'Prozent',
      amount: 'Betrag',
      value: 'Neuer Wert',
      lowerHint: 'Ein Minuszeichen senkt den Wert.',
      wholeNumbers: 'Auf ganze Zahlen runden',
      batches: (sizes) =>
        `Ein Aufruf umfasst höchstens 100 Produkte; gesendet wird daher in ${sizes.length} Teilen: ${sizes.join(' und ')}.`,
      oneBatch: 'Das ist ein einziger Aufruf.',
      apply: 'Anwenden',
      missing: 'Bitte geben Sie zuerst einen Wert ein',
      progress: 'Fortschritt',
      running: (part, parts) => `Teil ${part} von ${parts}`,
      done: (done, total) => `${done} von ${total} Produkten`,
      changed: (count) =>
        many(count, {
          zero: 'Kein Produkt wurde geändert',
          one: '# Produkt geändert',
          other: '# Produkte geändert',
        }),
      notChanged: (count) =>
        many(count, { one: '# Produkt wurde nicht geändert', other: '# Produkte wurden nicht geändert' }),
      kept: 'Bereits Geändertes bleibt geändert.',
      failures: 'Nicht geändert',
      reasons: {
        ADJUSTED_VALUE_OUT_OF_RANGE: 'Der Wert des Produkts oder einer Variante würde negativ oder zu groß',
        PRODUCT_NOT_FOUND: 'Das Produkt gibt es nicht mehr',
        CALL_FAILED: 'Der Aufruf für diesen Teil ist gescheitert',
      },
      unknownReason: 'Die Antwort nennt keinen Grund',
      selectFailed: 'Nur diese auswählen',
      finish: 'Fertig',
    },
  },
};
