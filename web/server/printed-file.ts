import type { PrintedFile } from '@camp/application/invoices/paper-printer.ts'

/** Shown by the browser, kept by nobody on the way. */
export function printedFileAnswer({ name, contentType, content }: PrintedFile): Response {
  return new Response(Buffer.from(content), {
    headers: {
      'content-type': contentType,
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
