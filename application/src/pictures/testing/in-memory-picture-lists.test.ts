import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { InMemoryPictureLists } from './in-memory-picture-lists.ts'
import { pictureListsContract } from './picture-lists.contract.ts'

const [own, other] = ['kwena', 'kloof'] as OrganisationId[] as [OrganisationId, OrganisationId]

pictureListsContract('InMemoryPictureLists', async () => ({
  pictureLists: new InMemoryPictureLists(
    new Map([
      [
        own,
        [
          { owner: { kind: 'organisation' }, name: 'Kwena', pictures: [], texts: {} },
          { owner: { kind: 'logo' }, name: 'Kwena', pictures: [], texts: {} },
          { owner: { kind: 'map' }, name: 'Kwena', pictures: [], texts: {} },
          { owner: { kind: 'site', id: '1' }, name: 'River', pictures: [], texts: {} },
          { owner: { kind: 'plot', id: '2' }, name: 'Stand 1', pictures: [], texts: {} },
        ],
      ],
    ]),
  ),
  own,
  other,
  siteId: '1',
  plotId: '2',
  stop: async () => {},
}))
