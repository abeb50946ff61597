/** Of what is read; prefixes are resolved, attributes of other namespaces left out. */
export interface XmlElement {
  readonly name: string
  readonly namespace: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  readonly text: string
}

export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** The first of this name, step by step; undefined where there is none. */
export function within(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((here, name) => here?.children.find((child) => child.name === name), element)
}

/** Null when it is missing or empty. */
export function attributeOf(element: XmlElement | undefined, name: string): string | null {
  return element?.attributes.get(name)?.trim() || null
}

export function wholeOf(element: XmlElement | undefined, name: string): number | null {
  const text = attributeOf(element, name)
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}

export function textOfElement(element: XmlElement | undefined): string | null {
  return element?.text || null
}
