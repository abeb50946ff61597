/** No form of ours has nearly as many fields, and whatever reads one takes its time for each (rule X16). */
const mostFields = 10_000
/** Forms with files have few fields, and a part costs far more than a field. */
export const mostParts = 1_000

/** What was posted, as its content type says, and the bytes that say so again to whoever reads them next. */
export interface PostedForm {
  readonly fields: FormData | URLSearchParams
  readonly body: string | Uint8Array<ArrayBuffer>
}

/**
 * A body that a form of a browser sends; without a type it counts as one, for instance without fields.
 * Undefined where it is none: another type, broken off, more fields than any form has, a NUL in a text.
 */
export async function readPostedForm(request: Request): Promise<PostedForm | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (type === '' || isUrlEncoded(type)) return urlEncodedForm(await request.text())
  if (isMultipart(type)) return multipartForm(new Uint8Array(await request.arrayBuffer()), type)
  return undefined
}

export function isMultipart(type: string): boolean {
  return /^multipart\/form-data\b/i.test(type)
}

function isUrlEncoded(type: string): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(type)
}

function urlEncodedForm(body: string): PostedForm | undefined {
  if (/%00|\0/.test(body) || body.split('&', mostFields + 1).length > mostFields) return undefined
  return { fields: new URLSearchParams(body), body }
}

async function multipartForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<PostedForm | undefined> {
  if (partsBegun(body) > mostParts) return undefined
  try {
    const fields = await new Response(body, { headers: { 'content-type': type } }).formData()
    return isReadable(fields) ? { fields, body } : undefined
  } catch {
    return undefined
  }
}

/** Also of a form with files, whose bytes may be anything. */
export function isReadable(fields: FormData): boolean {
  for (const [name, value] of fields) {
    if (name.includes('\0') || (typeof value === 'string' && value.includes('\0'))) return false
  }
  return true
}

/** Where a part may begin; in the bytes of a file once in thousands of millions by chance. */
export function partsBegun(body: Uint8Array<ArrayBuffer>): number {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  let count = 0
  for (let at = bytes.indexOf(partBegins); at >= 0; at = bytes.indexOf(partBegins, at + 1)) count += 1
  return count
}

const partBegins = '\r\n--'
