import { node, type XmlNode } from '../../parsing/xml/write-xml.ts'
import { within, type XmlElement } from '../../parsing/xml/xml-element.ts'
import { soapNamespace } from './namespaces.ts'

export function inSoap(root: XmlNode): XmlNode {
  return node('soap:Envelope', { 'xmlns:soap': soapNamespace }, [node('soap:Body', {}, [root])])
}

/** The only message of a document, in an envelope or without one. */
export function outOfSoap(document: XmlElement): { readonly isSoap: boolean; readonly root: XmlElement | undefined } {
  const isSoap = document.name === 'Envelope' && document.namespace === soapNamespace
  const inside = isSoap ? (within(document, 'Body')?.children ?? []) : [document]
  return { isSoap, root: inside.length === 1 ? inside[0] : undefined }
}
