import type { Result } from '@camp/domain/shared/result.ts'

/**
 * The widths of rule W2 in pixels: small ones for pictures of a fixed size, large ones for pictures as wide
 * as the screen.
 */
export const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const
export const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const
export const pictureFormats = ['webp', 'avif', 'jpeg'] as const

export type PictureWidth = (typeof imageWidths)[number] | (typeof deviceWidths)[number]
export type PictureFormat = (typeof pictureFormats)[number]

/** As asked for from outside: width and format are checked by the store. */
export interface RenditionRequest {
  readonly key: string
  readonly width: number
  readonly format: string
}

export interface Rendition {
  readonly bytes: Uint8Array
  readonly contentType: string
  /** Quoted, strong: changes whenever the bytes may. */
  readonly etag: string
}

export type RenditionRefusal =
  | { readonly code: 'picture-unknown'; readonly key: string }
  | { readonly code: 'width-not-offered'; readonly width: number }
  | { readonly code: 'format-not-offered'; readonly format: string }

/** Pictures by key. A key's bytes never change for one width and format: a changed picture gets a new key. */
export interface PictureStore {
  /** Made on the first request and kept; asked for twice at once, it is made once. */
  rendition(request: RenditionRequest): Promise<Result<Rendition, RenditionRefusal>>
}
