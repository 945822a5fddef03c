import type { World } from '../../engine/context.ts';
import {
  approveMember,
  blockMember,
  checkIn,
  deleteMember,
  eraseOrder,
  pauseRegistration,
  restock,
  rsvp,
  setFactor,
  setIdentityStatus,
} from './actions.ts';
import { checkInGuests } from './check-in-guests.ts';
import { changeShopOrder, deleteImportedShopOrder, importShopOrder } from './change-order.ts';
import { changeTree } from './change-tree.ts';
import { moveCatalogNow } from './move-catalog.ts';
import { copyProduct, deleteLabel, deleteProduct, giveLabel, renameLabel } from './catalog-actions.ts';
import type { Owner } from './types.ts';

/** The actions of the owner of a sandbox. */
export const createOwner = (world: () => World, changed: () => void): Owner => {
  /** Runs an action with the owner as the caller (R206). */
  const act = <T>(work: (world: World) => T): T => {
    const { state, ...rest } = world();
    const result = work({ ...rest, state, caller: { role: 'owner', id: state.ownerId } });
    changed();
    return structuredClone(result);
  };
  return {
    approveMember: (member) => act((owner) => approveMember(owner, member)),
    blockMember: (member, blocked = true) => act((owner) => blockMember(owner, member, blocked)),
    deleteMember: (member) => act((owner) => deleteMember(owner, member)),
    setIdentityStatus: (member, status) => act((owner) => setIdentityStatus(owner, member, status)),
    setFactor: (member, type, status) => act((owner) => setFactor(owner, member, type, status)),
    checkIn: (ticketNumber, checkedIn = true, eventId) =>
      act((owner) => checkIn(owner, ticketNumber, checkedIn, eventId)),
    restock: (sku, quantity) => act((owner) => restock(owner, sku, quantity)),
    copyProduct: (slug) => act((owner) => copyProduct(owner, slug)),
    deleteProduct: (slug) => act((owner) => deleteProduct(owner, slug)),
    giveLabel: (kind, name, slug) => act((owner) => giveLabel(owner, kind, name, slug)),
    renameLabel: (kind, name, newName) => act((owner) => renameLabel(owner, kind, name, newName)),
    deleteLabel: (kind, name) => act((owner) => deleteLabel(owner, kind, name)),
    rsvp: (event, guests = 1) => act((owner) => rsvp(owner, event, guests)),
    checkInGuests: (rsvpId, checkedIn = true, guestIds) =>
      act((owner) => checkInGuests(owner, rsvpId, checkedIn, guestIds)),
    pauseRegistration: (event, paused = true) => act((owner) => pauseRegistration(owner, event, paused)),
    moveCatalog: () => act(moveCatalogNow),
    changeCategory: (change) => act((owner) => changeTree(owner, change)),
    changeOrder: (number, change) => act((owner) => changeShopOrder(owner, number, change)),
    importOrder: (number, as) => act((owner) => importShopOrder(owner, number, as)),
    deleteImportedOrder: (number) => act((owner) => deleteImportedShopOrder(owner, number)),
    publishSite: (published = true) =>
      act(({ state }) => {
        state.settings.sitePublished = published;
      }),
    eraseOrder: (orderNumber) => act((owner) => eraseOrder(owner, orderNumber)),
  };
};
