import type { ImportProblem } from '@camp/application/import-export/organisation-document.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import { unicodeTextOf } from '@camp/application/shared/file-text.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { idempotentAct } from '#server/idempotent-form.ts'
import { useCases } from '#server/request-scope.ts'
import { filesOf, readUpload } from '#server/staff/read-upload.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'

/** Bytes of a document, and the form around it. */
export const largestDocument = 5 * 1024 * 1024
const aroundIt = 64 * 1024

export type ImportReply =
  | { readonly code: 'none' | 'too-large' | 'unreadable' | 'not-utf8' }
  | { readonly code: 'not-json'; readonly line: number; readonly column: number; readonly problem: string }
  | { readonly code: 'document-invalid'; readonly problems: readonly ImportProblem[] }

const refuse = (reply: ImportReply, status: number) => data(reply, status)

export async function answerImport(context: Readonly<RouterContextProvider>, actor: Actor, request: Request) {
  const form = await readUpload(request, largestDocument + aroundIt)
  if (!form.ok)
    return form.refusal.code === 'upload-too-large' ? refuse({ code: 'too-large' }, 413) : refuse({ code: 'unreadable' }, 400)
  const [file] = await filesOf(form.value, 'document')
  if (!file) return refuse({ code: 'none' }, 422)
  if (file.bytes.byteLength > largestDocument) return refuse({ code: 'too-large' }, 413)
  const text = unicodeTextOf(file.bytes)
  if (text === undefined) return refuse({ code: 'not-utf8' }, 422)
  const uploaded = await idempotentAct(context, { form: form.value, scope: 'import' }, async () => {
    const checked = await context.get(useCases).uploadImport.execute({ actor, fileName: file.fileName, text })
    return checked.ok ? accepted(`/admin/import-org/${checked.value.id}`) : checked
  })
  if (uploaded.ok) return redirect(uploaded.value, 303)
  const refusal = throwPageRefusals(uploaded.refusal)
  return refuse(refusal.code === 'not-json' ? { code: 'not-json', ...refusal.fault } : refusal, 422)
}
