import { mostPicturesAtOnce } from '@camp/domain/pictures/picture-owner.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { isReadable, mostParts, partsBegun } from '../posted-form.ts'

export type UploadRefusal = { readonly code: 'upload-too-large' } | { readonly code: 'upload-unreadable' }

/** So many pictures of 8 MB (rule X2), and the fields around them. */
export const largestUpload = mostPicturesAtOnce * 8 * 1024 * 1024 + 64 * 1024

/**
 * A form with files. What says that it is too large is not read at all, what turns out to be no further than
 * it may be.
 */
export async function readUpload(request: Request, most: number = largestUpload): Promise<Result<FormData, UploadRefusal>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return refused({ code: 'upload-too-large' })
  if (!request.body) return refused({ code: 'upload-unreadable' })
  let isTooLarge = false
  let [read, parts] = [0, 0]
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength
      isTooLarge = read > most
      parts += partsBegun(chunk)
      if (isTooLarge || parts > mostParts) controller.error(new Error('more than allowed'))
      else controller.enqueue(chunk)
    },
  })
  const type = request.headers.get('content-type') ?? ''
  try {
    const form = await new Response(request.body.pipeThrough(counted), { headers: { 'content-type': type } }).formData()
    return isReadable(form) ? accepted(form) : refused({ code: 'upload-unreadable' })
  } catch {
    return refused({ code: isTooLarge ? 'upload-too-large' : 'upload-unreadable' })
  }
}

/** The files that were chosen: a field without any posts an empty one without a name. */
export async function filesOf(form: FormData, name: string) {
  const files = form.getAll(name).filter((value) => value instanceof File)
  const chosen = files.filter((file) => file.name !== '' || file.size > 0)
  return Promise.all(chosen.map(async (file) => ({ fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })))
}
