import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { SaxesParser } from 'saxes'
import type { XmlElement } from './xml-element.ts'

export type TreeFault = 'malformed' | 'too-deep' | 'too-many-elements' | 'doctype'

export interface TreeLimits {
  readonly depth: number
  readonly elements: number
}

class Stopped extends Error {
  readonly fault: TreeFault

  constructor(fault: TreeFault) {
    super(fault)
    this.fault = fault
  }
}

interface Growing extends XmlElement {
  readonly children: XmlElement[]
  text: string
}

const noAttributes: ReadonlyMap<string, string> = new Map()

/**
 * One document as a tree. The parser stops at the first fault of form; document types are refused, so there
 * are no entities of others to expand or to fetch. Where names are loose, prefixes are dropped unseen, and
 * attributes with them.
 */
export function xmlTree(
  document: string,
  { limits, hasLooseNames = false }: { readonly limits: TreeLimits; readonly hasLooseNames?: boolean },
): Result<XmlElement, { readonly code: TreeFault }> {
  try {
    const root = hasLooseNames ? looseTree(document, limits) : strictTree(document, limits)
    return root ? accepted(root) : refused({ code: 'malformed' })
  } catch (error) {
    if (error instanceof Stopped) return refused({ code: error.fault })
    throw error
  }
}

function strictTree(document: string, limits: TreeLimits): XmlElement | undefined {
  const parser = new SaxesParser({ xmlns: true })
  const tree = growingTree(limits)
  parser.on('opentag', ({ local, uri, attributes }) => {
    const own = Object.values(attributes).flatMap(({ prefix, local: name, value }) =>
      prefix === '' ? [[name, value] as const] : [],
    )
    tree.open(local, uri, new Map(own))
  })
  return grow(parser, tree, document)
}

function looseTree(document: string, limits: TreeLimits): XmlElement | undefined {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const tree = growingTree(limits)
  parser.on('opentag', ({ name }) => tree.open(name.slice(name.indexOf(':') + 1), '', noAttributes))
  return grow(parser, tree, document)
}

type Tree = ReturnType<typeof growingTree>

/** What both kinds of parser tell in the same way. */
interface Parser {
  on(name: 'error' | 'doctype' | 'closetag', tell: () => void): void
  on(name: 'text' | 'cdata', tell: (piece: string) => void): void
  write(text: string): { close(): unknown }
}

function grow(parser: Parser, tree: Tree, document: string): XmlElement | undefined {
  parser.on('error', () => {
    throw new Stopped('malformed')
  })
  parser.on('doctype', () => {
    throw new Stopped('doctype')
  })
  parser.on('text', tree.add)
  parser.on('cdata', tree.add)
  parser.on('closetag', tree.close)
  parser.write(document).close()
  return tree.root()
}

function growingTree({ depth, elements }: TreeLimits) {
  const open: Growing[] = []
  let [root, count]: [XmlElement | undefined, number] = [undefined, 0]
  return {
    root: () => root,
    open: (name: string, namespace: string, attributes: XmlElement['attributes']) => {
      count += 1
      if (count > elements) throw new Stopped('too-many-elements')
      if (open.length >= depth) throw new Stopped('too-deep')
      const begun: Growing = { name, namespace, attributes, children: [], text: '' }
      if (open.length === 0) root = begun
      open.at(-1)?.children.push(begun)
      open.push(begun)
    },
    add: (piece: string) => {
      const here = open.at(-1)
      if (here) here.text += piece
    },
    close: () => {
      const closed = open.pop()
      if (closed) closed.text = closed.text.trim()
    },
  }
}
