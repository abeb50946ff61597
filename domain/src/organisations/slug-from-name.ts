import { reservedSlugs } from './reserved-slugs.ts'

/** Room for the number that tells two campsites of one name apart. */
const longest = 60

/**
 * The address of a campsite's page from its name, without accents: `Môreson Kampe` → `moreson-kampe` (rule
 * O3).
 */
export function slugFromName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
  if (plain === '') return 'campsite'
  return reservedSlugs.has(plain) ? `${plain}-camp` : plain
}

/** The first is free of a number: `kwena`, `kwena-2`, `kwena-3`. */
export function numberedSlug(slug: string, nth: number): string {
  return nth === 1 ? slug : `${slug}-${nth}`
}
