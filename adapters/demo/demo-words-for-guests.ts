import type { ImportedOrganisation } from '@camp/application/import-export/imported-organisation.ts'
import { SeededRandom } from './pictures/seeded-random.ts'

type WordsForGuests = Pick<ImportedOrganisation, 'aboutHosts' | 'houseRules' | 'aboutPets' | 'aboutArrival'>

/** What a campsite tells guests, by what it has; drawn apart, so that the rest of it stays as it was. */
export function wordsForGuests(
  { slug, tags, users, isAdultsOnly }: Pick<ImportedOrganisation, 'slug' | 'tags' | 'users' | 'isAdultsOnly'>,
  seed: string,
): WordsForGuests {
  const random = new SeededRandom(`${seed}/${slug}/words`)
  const owner = users.find(({ role }) => role === 'ORGADMIN')
  const family = owner?.lastName ?? ''
  const children = isAdultsOnly ? '' : ' Children play freely, within your sight near water.'
  return {
    aboutHosts: random.pick([
      `<p>The ${family} family has lived on this land for ${random.whole(2, 4)} generations. One of us is always about.</p>`,
      `<p>${owner?.firstName ?? ''} ${family} left town ${random.whole(4, 19)} years ago to look after this place, and likes to talk about it.</p>`,
      `<p>We are the ${family}s. We camp ourselves, so we know how a wet tent feels.</p>`,
    ]),
    houseRules: `<p>${random.pick(['Quiet from 22:00 to 06:00.', 'No music after ten at night.', 'Lights low and voices soft after ten.'])} Fires in the braai places only.${children}</p>`,
    aboutPets: tags.includes('Pets allowed')
      ? '<p>Dogs are welcome on a lead. Please pick up after them, and never leave them alone at your place.</p>'
      : '<p>Please leave your pets at home: there is wildlife and livestock around us.</p>',
    aboutArrival: random.pick([
      '<p>Stop at the office by the gate. Running late? Phone us and somebody will wait.</p>',
      '<p>Ring the bell at the gate and drive slowly: the last stretch is gravel.</p>',
      '<p>Your name and your place stand on the board at the office. Drive through and settle in; we come round later.</p>',
    ]),
  }
}
