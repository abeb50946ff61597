type Value = string | number | boolean | null | undefined

/** Of what is written: children in the order of the schema; those that are null are left out. */
export interface XmlNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, Value>>
  readonly children: readonly XmlNode[]
  readonly text: string | null
}

type Child = XmlNode | null | undefined

export function node(name: string, attributes: Readonly<Record<string, Value>> = {}, children: readonly Child[] = []): XmlNode {
  return { name, attributes, children: children.filter((child): child is XmlNode => Boolean(child)), text: null }
}

export function textNode(name: string, text: string, attributes: Readonly<Record<string, Value>> = {}): XmlNode {
  return { name, attributes, children: [], text }
}

export function writeXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}`
}

function written({ name, attributes, children, text }: XmlNode): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined && value !== '')
  const head = [name, ...given.map(([key, value]) => `${key}="${escaped(String(value))}"`)].join(' ')
  const inside = text === null ? children.map(written).join('') : escaped(text)
  return inside === '' ? `<${head}/>` : `<${head}>${inside}</${name}>`
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that no document may hold are left out; white space of an attribute survives. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '')
    .replaceAll(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`)
}
