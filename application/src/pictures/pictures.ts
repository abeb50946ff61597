import type { CropRefusal, CropWish } from '@camp/domain/pictures/picture-crop.ts'
import type { Result } from '@camp/domain/shared/result.ts'

/** The limits of one uploaded picture (rule X2). */
export const pictureLimits = { bytes: 8 * 1024 * 1024, pixels: 25_000_000 } as const

/** Why a file is not taken, judged by what is in it, never by its name. */
export type PictureRefusal =
  | { readonly code: 'picture-empty' | 'picture-broken' | 'picture-moves' | 'picture-type-unknown' }
  | { readonly code: 'picture-too-large'; readonly most: number }
  | { readonly code: 'picture-too-many-pixels'; readonly most: number }

/** Takes pictures in and makes new ones of them. */
export interface Pictures {
  /**
   * Re-encoded, turned upright, with nothing of what a camera writes beside it. Answers a new key each time.
   */
  keep(bytes: Uint8Array): Promise<Result<string, PictureRefusal>>
  /** A new picture; the old one stays as it is. */
  crop(key: string, wish: CropWish): Promise<Result<string, CropRefusal | { readonly code: 'not-found' }>>
}
