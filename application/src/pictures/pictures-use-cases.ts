import { AddPictures } from './add-pictures.ts'
import { CropPicture, DescribePictures, MovePicture, RemovePicture } from './arrange-pictures.ts'
import { ListPictures, ShowPictures } from './show-pictures.ts'
import { SweepPictures } from './sweep-pictures.ts'

/** The pictures that organisations show. */
export const pictureUseCases = {
  listPictures: ListPictures,
  showPictures: ShowPictures,
  addPictures: AddPictures,
  movePicture: MovePicture,
  cropPicture: CropPicture,
  describePictures: DescribePictures,
  removePicture: RemovePicture,
  sweepPictures: SweepPictures,
}
