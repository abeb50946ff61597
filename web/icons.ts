import { readFile, writeFile } from 'node:fs/promises'
import { facilityIconNames, iconNames } from './app/components/icon-names.ts'

/**
 * Draws `icons.svg` and `facility-icons.svg` in `app/components/` from Lucide (ISC licence): files that
 * browsers keep, instead of code in every page. Run it after a change of `icon-names.ts`: `npm run icons -w
 * web`.
 */
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

const icons = new URL('../node_modules/lucide-react/dist/esm/icons/', import.meta.url)

await drawSprite('icons', iconNames)
await drawSprite('facility-icons', facilityIconNames)

async function drawSprite(file: string, names: readonly string[]): Promise<void> {
  const symbols = await Promise.all(names.map(drawSymbol))
  const sprite = `<!-- Lucide, ISC licence, https://lucide.dev/license. Drawn by web/icons.ts. -->
<svg xmlns="http://www.w3.org/2000/svg"><title>Icons</title>
${symbols.join('\n')}
</svg>
`
  await writeFile(new URL(`./app/components/${file}.svg`, import.meta.url), sprite)
}

async function drawSymbol(name: string): Promise<string> {
  const { __iconData } = await import(await iconModule(name))
  const shapes = (__iconData.node as readonly Shape[]).map(drawShape).join('')
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
}

/** Some names are others' second names: their module only points to the first. */
async function iconModule(name: string): Promise<string> {
  const file = new URL(`${name}.mjs`, icons)
  const [, pointsTo] = /export \{ default \} from '\.\/(.+)\.mjs'/.exec(await readFile(file, 'utf8')) ?? []
  return pointsTo ? new URL(`${pointsTo}.mjs`, icons).href : file.href
}

function drawShape([tag, { key: _, ...attributes }]: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}/>`
}
