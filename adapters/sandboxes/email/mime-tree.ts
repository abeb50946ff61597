/** One part of a mail; a part that holds others has no content of its own. */
export interface MimePart {
  readonly type: string
  /** Bytes as they were sent, without the parts inside. */
  readonly size: number
  readonly filename: string | null
  readonly parts: readonly MimePart[]
}

const deepest = 20

/** How a mail is put together, read from its boundaries; what they hold is for others to decode. */
export function mimeTree(raw: string, depth = 0): MimePart {
  const [head = '', body = ''] = split(raw)
  const headers = head.replace(/\r?\n[ \t]+/g, ' ')
  const type = field(headers, 'content-type') ?? 'text/plain'
  const boundary = parameter(type, 'boundary')
  const isMultipart = /^multipart\//i.test(type) && boundary !== undefined && depth < deepest
  return {
    type: (type.split(';')[0] ?? '').trim().toLowerCase(),
    size: isMultipart ? 0 : body.length,
    filename: parameter(field(headers, 'content-disposition') ?? '', 'filename') ?? parameter(type, 'name') ?? null,
    parts: isMultipart ? partsOf(body, boundary).map((part) => mimeTree(part, depth + 1)) : [],
  }
}

function partsOf(body: string, boundary: string): readonly string[] {
  const [whole = ''] = `\n${body}`.split(`\n--${boundary}--`)
  return whole
    .split(`\n--${boundary}`)
    .slice(1)
    .map((part) => part.replace(/^[ \t]*\r?\n/, ''))
}

function split(raw: string): readonly string[] {
  const end = /\r?\n\r?\n/.exec(raw)
  return end ? [raw.slice(0, end.index), raw.slice(end.index + end[0].length)] : [raw, '']
}

function field(headers: string, name: string): string | undefined {
  const line = headers.split(/\r?\n/).find((one) => one.toLowerCase().startsWith(`${name}:`))
  return line?.slice(name.length + 1).trim()
}

function parameter(value: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}\\*?=(?:"([^"]*)"|([^;\\s]*))`, 'i').exec(value)
  return found?.[1] ?? found?.[2]
}
