/** Whose pictures: the organisation's own, its logo, the one under its map, those of a site or a plot. */
export type PictureOwner =
  | { readonly kind: 'organisation' | SinglePicture }
  | { readonly kind: 'site' | 'plot'; readonly id: string }

/** Of which there is one: another takes its place. */
export type SinglePicture = (typeof singlePictures)[number]
const singlePictures = ['logo', 'map'] as const

/** Rule O7. */
export const mostPictures = { organisation: 20, logo: 1, map: 1, site: 5, plot: 5 } as const satisfies Record<
  PictureOwner['kind'],
  number
>

/** That one upload brings (rule X2). */
export const mostPicturesAtOnce = 5

/** As addresses carry it: `organisation`, `logo`, `map`, `site-{id}`, `plot-{id}`. */
export function pictureOwnerText(owner: PictureOwner): string {
  return 'id' in owner ? `${owner.kind}-${owner.id}` : owner.kind
}

export function pictureOwnerOf(text: string): PictureOwner | undefined {
  if (text === 'organisation' || isSinglePicture(text)) return { kind: text }
  const [, kind, id] = /^(site|plot)-([\w-]{1,60})$/.exec(text) ?? []
  return (kind === 'site' || kind === 'plot') && id ? { kind, id } : undefined
}

export function isSinglePicture(kind: string): kind is SinglePicture {
  return singlePictures.some((single) => single === kind)
}
