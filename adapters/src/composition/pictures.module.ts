import { AddPictures } from '@camp/application/pictures/add-pictures.ts'
import { CropPicture, DescribePictures, MovePicture, RemovePicture } from '@camp/application/pictures/arrange-pictures.ts'
import type { PicturesUseCases } from '@camp/application/pictures/pictures-use-cases.ts'
import { ListPictures, ShowPictures } from '@camp/application/pictures/show-pictures.ts'
import { SweepPictures } from '@camp/application/pictures/sweep-pictures.ts'
import { ContainerModule, type Newable } from 'inversify'
import { PostgresPictureLists } from '../pictures/postgres-picture-lists.ts'
import { namingOutages } from '../postgres/outages.ts'
import { Ports } from './ports.ts'

export const picturesUseCases = {
  listPictures: ListPictures,
  showPictures: ShowPictures,
  addPictures: AddPictures,
  movePicture: MovePicture,
  cropPicture: CropPicture,
  describePictures: DescribePictures,
  removePicture: RemovePicture,
  sweepPictures: SweepPictures,
} satisfies { readonly [Name in keyof PicturesUseCases]: Newable<PicturesUseCases[Name]> }

/** The pictures that organisations show: their files outside, their order in the catalogue. */
export const picturesModule = new ContainerModule(({ bind }) => {
  bind(Ports.pictureLists).toResolvedValue((em) => namingOutages(new PostgresPictureLists(em)), [Ports.entityManager])
  for (const useCase of Object.values(picturesUseCases)) {
    bind<object>(useCase).toResolvedValue(
      ({ pictures, pictureFiles }, pictureLists, transaction, auditTrail, clock) =>
        new useCase({ pictures, pictureFiles, pictureLists, transaction, auditTrail, clock }),
      [Ports.pictureParts, Ports.pictureLists, Ports.transaction, Ports.auditTrail, Ports.clock],
    )
  }
})
