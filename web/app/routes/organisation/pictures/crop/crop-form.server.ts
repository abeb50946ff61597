import { type CropShape, type CropWish, cropShapes } from '@camp/domain/pictures/picture-crop.ts'
import { z } from 'zod'
import { asPosted, choice } from '#app/forms/form-fields.server.ts'

const shapes = Object.keys(cropShapes) as CropShape[]

/** NaN where it is no number: the rules of a crop refuse it. */
const share = asPosted.transform((text) => Number.parseFloat(text.replace(',', '.')))

export const cropForm: z.ZodType<CropWish> = z.object({
  shape: choice(shapes, 'free'),
  left: share,
  top: share,
  width: share,
  height: share,
})
