import { createClient, oauth } from 'vitrine';
import { anyCatalog } from 'vitrine/state'; // either catalog of the platform

export const site = createClient({
  auth: oauth({ clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11' }), // yours; the sandbox takes any GUID
  host: 'http://localhost:4010', // omit it to call the platform itself
});
const { products } = await anyCatalog.products({ sort: 'price', pageSize: 3 }, { client: site });
for (const { name, price } of products) console.log(name, price?.now.text);
