/** Whose pictures: the organisation's own, its logo, those of one site or one plot. */
export type PictureOwner = { readonly kind: 'organisation' | 'logo' } | { readonly kind: 'site' | 'plot'; readonly id: string }

/** Rule O7. */
export const mostPictures = { organisation: 20, logo: 1, site: 5, plot: 5 } as const satisfies Record<
  PictureOwner['kind'],
  number
>

/** As addresses carry it: `organisation`, `logo`, `site-{id}`, `plot-{id}`. */
export function pictureOwnerText(owner: PictureOwner): string {
  return 'id' in owner ? `${owner.kind}-${owner.id}` : owner.kind
}

export function pictureOwnerOf(text: string): PictureOwner | undefined {
  if (text === 'organisation' || text === 'logo') return { kind: text }
  const [, kind, id] = /^(site|plot)-([\w-]{1,60})$/.exec(text) ?? []
  return (kind === 'site' || kind === 'plot') && id ? { kind, id } : undefined
}
