import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { XmlElement } from './xml-element.ts'
import { type TreeFault, xmlTree } from './xml-tree.ts'

export type XmlFault = TreeFault | 'too-large' | 'not-utf-8'

/** Rule H2. */
export const xmlLimits = { bytes: 1024 * 1024, depth: 64, elements: 20_000 } as const

/** A message as a tree; in UTF-8 alone. */
export function readXml(file: Uint8Array): Result<XmlElement, { readonly code: XmlFault }> {
  if (file.length > xmlLimits.bytes) return refused({ code: 'too-large' })
  const text = utf8(file)
  return text === null ? refused({ code: 'not-utf-8' }) : xmlTree(text, { limits: xmlLimits })
}

function utf8(file: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
