/**
 * Acceptance sentences by id. Each has one browser journey whose title ends in the id. The letter is the area: A
 * launcher, B shop, C events, D members, E owner, F developer, I languages.
 */
export const sentences = {
  'A1.1':
    'Choose Busy festival, press Start: shop and events open with the same items on every machine for the same seed',
  'A1.2': 'Enter seed 42 twice in two browsers: the state hash shown in the footer is identical',
  'A1.3':
    'Reload: the scenario, cart and identity are still there; "Reset" asks once and returns to the seed state',
  'B1.1':
    'Filter by collection: only members of it are listed, the count changes, the address carries the filter, Back restores it',
  'B1.2': 'Sort by price descending: first card has the highest price; equal prices keep a stable order',
  'B1.3':
    'Press Load more to the end: the button disappears and "end of list" is announced; no item appears twice',
  'B1.4': 'Inject a failed query: the grid keeps what it had, an error row offers Retry, Retry recovers',
  'B1.5':
    'A discounted product: old price struck through and readable as "was", new price first; ribbon visible; sold-out state in words, not only color',
  'B2.1': 'Open an unknown slug: a not-found page with a way back, distinct from "could not load"',
  'B3.1':
    'Choose Size S where S+Red is sold out: Red shows "sold out" and cannot be chosen; Green stays available; the button says what is missing',
  'B3.2':
    "Complete the choice: variant price, code and stock appear; media switches to the choice's pictures",
  'B3.3':
    'Press Add with an incomplete choice (through the Code tab, raw call): the client refuses before the network and names the missing option',
  'B3.4':
    'Force the sandbox to drop the line silently: the page shows "not added" with the reason, cart count unchanged',
  'B3.5': 'Ask for 10 of 3 left: quantity becomes 3 and the page says it was lowered',
  'B3.6': 'Digital product: no shipping hint; product with price per unit: unit price line present',
  'B3.7': 'Description with a script in it: text is shown, script is inert',
  'B4.1':
    'Enter an e-mail on a sold-out variant: confirmation; entering it again says you are already on the list (no duplicate in Owner > Requests)',
  'B4.2': 'Collecting is switched off: the dialog explains it and offers no form',
  'B5.1':
    'Add a product: drawer opens, focus goes to its heading, line and quantity show at once, total shows "updating" then the settled value',
  'B5.2':
    'Press plus five times quickly: five increments survive; at most one settled total is shown, never an intermediate guess',
  'B5.3':
    'Make the third update fail: quantity returns to the last confirmed value and a message names the line',
  'B5.4':
    'Remove the last line: empty state with a way to the shop; no error; the next visit shows the same empty state without an exception in the log',
  'B5.5':
    'An item sells out in the background (State panel): its line is marked not available, checkout is disabled with the reason, "Remove unavailable" fixes it',
  'B6.1':
    'Enter coupon WELCOME10: discount row, per-line effect, new total; enter a second coupon: the first is replaced and this is said',
  'B6.2':
    'Enter an expired / unknown / not applicable / used-up coupon: four different sentences, each with the next step',
  'B6.3':
    'Change the address to another region: shipping options and tax change; the selected option falls back with a notice if gone',
  'B6.4':
    'Make the tax service fail: totals show what is known and mark tax as unknown; checkout stays possible only if the rules say so',
  'B6.5': 'A violation of severity ERROR: blocks checkout; WARNING: does not',
  'B6.6':
    'Choose a membership that covers a service line: line price 0, remaining credit shown; an invalid membership shows its reason',
  'B7.1':
    'Press Pay: returns to the thank-you page with the order id; the cart is empty; an order notification appears in Webhooks',
  'B7.2': 'Press Abandon: returns to the return page saying nothing was bought; cart intact',
  'B7.3': 'Re-open a used session address: "this link was already used"',
  'B7.4':
    'Configure a return address that is not on the list: the preflight refuses before leaving and says which list to fix',
  'B8.1':
    'Arrive with paid / abandoned / signed-in parameters: three different headlines, each from one parsed result',
  'C1.1':
    "Switch to calendar: the same events on the right local days of the event's zone; a tip shows the viewer's time",
  'C1.2': "Move with arrow keys in the grid: roving focus, Enter opens the day's list",
  'C1.3':
    'Advance the clock past the start: the card changes to "happening now", past the end: it leaves the default list',
  'C1.4': 'Empty month: says so and offers the next month with events',
  'C1.5': 'Recurring series: one entry with its dates, each opening its own page',
  'C2.1':
    'TICKETING: ticket picker; RSVP: form; EXTERNAL: link with "opens another site"; NONE: information only',
  'C2.2': 'Canceled event: banner, no registration, cart untouched',
  'C2.3':
    'Registration scheduled: "opens on ..." with date; after advancing the clock the picker is enabled without reload',
  'C3.1':
    'Each ticket shows price, fee rule, remaining "n left" only if limited, per-order limit; plus stops at the limit and says why',
  'C3.2': 'Donation ticket: amount field with minimum; below it the message names the minimum',
  'C3.3': 'Sale not started / ended / sold out: three different disabled texts',
  'C3.4': 'No payment method configured: notice before the user fills anything',
  'C4.1':
    "Press Reserve: stock drops for everyone, countdown starts from the server's time and is shown as minutes and seconds",
  'C4.2':
    'Put the computer to sleep for 10 minutes (clock jump): on return the bar shows the true remainder, not a stale one',
  'C4.3': 'At 5 minutes and at 1 minute: polite announcements; never each second',
  'C4.4':
    'Time runs out: dialog "your tickets were released", form text is kept, one button "Try to reserve again" which either succeeds with a fresh time or says what is gone',
  'C4.5':
    'Leave the page for the shop: the timer no longer interrupts anything; the cart-like chip still shows the hold and offers Release',
  'C4.6': 'Press Release: stock is back at once for other visitors',
  'C4.7': 'Two browsers race for the last ticket: exactly one succeeds; the other is told it just sold out',
  'C5.1':
    "Form follows the event's definition (name, e-mail, text, dropdown, radio, checkbox, date, short/full address, extra guests). Missing mandatory answers are listed at the top and linked",
  'C5.2': '"One form per ticket" event: as many forms as tickets, with "copy from buyer" (WCAG 3.3.7)',
  'C5.3':
    'Apply a coupon: discount, tax and fee lines in this order and the total equals the sum of the lines; a bad coupon is a note, not a failure',
  'C6.1':
    'Pay: order PAID; Authorize: AUTHORIZED; Suspend: PENDING; Door: OFFLINE_PENDING; Decline: DECLINED and the hold still runs; Close tab: INITIATED until the grace time, then CANCELED',
  'C7.1':
    'Right after paying: "issuing your tickets" with progress, then tickets with QR codes, names, numbers, PDF link, add-to-calendar',
  'C7.2':
    'Tickets delayed beyond the limit: "still working, we will e-mail you", Refresh works, nothing spins for ever',
  'C7.3':
    'Each QR has a text alternative with the ticket number; "show large" fits a phone screen at full brightness contrast',
  'C7.4': 'Free order: no payment page at all',
  'C8.1': 'An invitation is answered on its screen; the screen of an event that takes no answers has no form',
  'D1.1':
    'Pick hosted: platform page: sign in: back where I started, identity chip says member, the cart is still mine',
  'D2.1': 'Deny: callback shows the error text and no token changed',
  'D2.2': "Return with a changed state value: 'Invalid _state', explained, no token requested",
  'D2.3': "Return with code but no state: 'Missing code or _state'",
  'D3.1':
    'Wrong password: message at the field, focus there; the address is not revealed as known or unknown beyond what the platform says',
  'D3.2':
    'Captcha required (visible / invisible): the right widget placeholder appears, solving it continues without retyping',
  'D3.3': 'Password must be reset: goes to recovery with the address filled',
  'D3.4':
    'Verification required: code page; approval required: pending page; each after reload still the same page',
  'D3.5': 'Paste works in every field, password managers work, no puzzle is the only way in (WCAG 3.3.8)',
  'D4.1': 'Signed in at the platform: becomes member without leaving the page',
  'D4.2':
    'Third-party storage blocked (toggle): switches to a full redirect by itself and says so in the log',
  'D4.3':
    'Origin not allowed: after the timeout (2 minutes, shortened by the clock) the message names the likely cause and the fix',
  'D5.1': 'New address: member, or verification, or approval according to the site setting switch',
  'D5.2': 'Address exists: offers sign-in; invalid address: field message from the server',
  'D6.1':
    'Wrong code: stays, attempts counted; right code: member; Resend: new mail in the mailbox, old code no longer works',
  'D6.2': "Submit a code when nothing is pending: 'Unknown _state' explained",
  'D7.1': 'The owner approves in Owner > Members: the next sign-in succeeds',
  'D8.1':
    'Ask for a link: same sentence for known and unknown addresses; link in mailbox: set new password: signed in or sent to sign-in',
  'D8.2': 'Use the link twice or after expiry: clear refusal and a way to ask again',
  'D9.1': 'Approve: member; deny: back with a message; token parameters variant works without leaving',
  'D10.1': 'Visitor opens it: sent to sign-in and back here after',
  'D10.2':
    'Sign out: tokens gone, role none, cart of the new visitor empty, Back button shows no private data',
  'D11.1': 'Each mail has working links and codes, and a "sent because" line naming the call',
  'E2.1':
    'Select by filter and cancel: a preview states how many and which, typing the number confirms; result lists successes and failures per event',
  'E2.2': 'As a visitor (identity switch): the same action shows which role is needed; nothing changed',
  'E3.1': 'Create draft: not visible in the public list; publish: visible, a notice says it cannot be undone',
  'E3.2':
    'Move the start only: editor sends both ends; if end is before start the message says so in human words',
  'E3.3': 'Clone: new draft, title with "(1)", dates about two weeks on, tickets copied, none sold',
  'E3.4': "Cancel: registration closes, guests' mail in mailbox, event cannot be un-canceled, clone offered",
  'E3.5': 'Registration type after creation: shown as fixed with the reason',
  'E3.6':
    'Ticket types of a new event: add, change price and number, remove; after publishing, visitors see what is left',
  'E4.1':
    'AUTHORIZED row: Capture and Void; PAID row: neither; INITIATED/PENDING/OFFLINE_PENDING: Confirm; buttons follow the state helper',
  'E4.2': 'Capture: "capturing" then PAID later, with the webhook; Void: VOIDED and stock returned',
  'E4.3': 'Confirm already paid order: nothing changes and this is said',
  'E4.4': 'Archive ten at once: they leave the list, appear under Archived, can be brought back',
  'E4.5': 'Orders of the shop: listed in every state, filtered by it; one opens with its products',
  'E5.1':
    "Change a guest's name: only that field is sent (mask), the ticket shows the new name, history gains a line",
  'E5.2': "Open an order of another event's owner: refused with the missing role, nothing leaked",
  'E8.1':
    "Add an option value: matrix grows by the product; a variant's price can be set, hidden, reset to default",
  'E8.2': 'Delete options while variants are managed: refused with the reason and the way to do it',
  'E8.3': 'Attach pictures to a second option: refused (only one option may carry pictures)',
  'E8.4': 'Remove ribbon / brand: gone from shop card at once',
  'E8.5': 'Profit and margin = price after discount minus cost, margin to 4 decimals',
  'F1.1':
    'Add a product: one row linked to the pressed button and to the hook; token masked; "Replay" repeats it',
  'F1.2': 'Record 20 steps, export, import elsewhere, replay: same final state hash',
  'F2.1':
    'Press "expire access token": next call renews once even with ten calls waiting; history shows one renewal',
  'F2.2':
    'Press "revoke refresh token": next call becomes a new visitor and a notice says the cart was left behind',
  'F3.1':
    'Pick add-to-cart + "lose the answer": the client re-reads instead of adding twice; cart has one line',
  'F3.2': "Each error's advice text is what the screen shows",
  'F3.3': 'Rate limit on: requests queue and continue; the log shows waiting',
  'F4.1':
    'Jump to "hold expires": order of effects: reservation expired, stock back, order canceled at its own time, webhooks in that order',
  'F4.2': 'Take snapshot, change things, restore: state hash returns to the old value',
  'F5.1': 'Turn on duplicate + reorder: receiver demo still shows each event once and in entity order',
  'F5.2': 'Wrong key: rejected with the reason; nothing processed',
  'F6.1': 'Every call of the specification has a page and at least one working try-it',
  'F7.1':
    'Preflight lists findings with fixes: break each setting of the site and the matching finding appears',
  I1: 'Switch to JPY scenario: no decimals anywhere, totals still equal the sum',
  I2: 'Switch to Arabic: layout mirrored, phone numbers and codes stay left-to-right',
} as const;
