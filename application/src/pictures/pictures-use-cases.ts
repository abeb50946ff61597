import type { AddPictures } from './add-pictures.ts'
import type { CropPicture, DescribePictures, MovePicture, RemovePicture } from './arrange-pictures.ts'
import type { ListPictures, ShowPictures } from './show-pictures.ts'
import type { SweepPictures } from './sweep-pictures.ts'

/** The pictures that organisations show. */
export interface PicturesUseCases {
  readonly listPictures: Pick<ListPictures, 'execute'>
  readonly showPictures: Pick<ShowPictures, 'execute'>
  readonly addPictures: Pick<AddPictures, 'execute'>
  readonly movePicture: Pick<MovePicture, 'execute'>
  readonly cropPicture: Pick<CropPicture, 'execute'>
  readonly describePictures: Pick<DescribePictures, 'execute'>
  readonly removePicture: Pick<RemovePicture, 'execute'>
  readonly sweepPictures: Pick<SweepPictures, 'execute'>
}
