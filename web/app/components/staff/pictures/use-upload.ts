import { type FormEvent, useCallback, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { picturesAddress } from '#app/components/staff/pictures/picture-addresses.ts'
import type { UploadProblem } from '#app/components/staff/pictures/picture-problems.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'

/**
 * Whole percent of what has left the browser; 100 while the pictures are prepared. Null when nothing is under
 * way.
 */
export type UploadProgress = number | null

/** Sends the form by itself, so that it can say how far it is: forms of the router and of browsers do not. */
interface Uploading {
  readonly owner: string
  readonly shownAt: string
  readonly onProblems: (problems: readonly UploadProblem[]) => void
}

export function useUpload({ owner, shownAt, onProblems }: Uploading) {
  const [progress, setProgress] = useState<UploadProgress>(null)
  const { slug } = useStaffOrganisation().organisation
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const onSubmit = useCallback(
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      setProgress(0)
      const body = new FormData(event.currentTarget)
      const problems = await send({ address: picturesAddress(slug, owner, 'upload'), body, onProgress: setProgress })
      onProblems(problems)
      if (problems.length === 0) await navigate(withDone(shownAt, 'saved'), { preventScrollReset: true })
      else await revalidate()
      setProgress(null)
    },
    [slug, owner, shownAt, onProblems, navigate, revalidate],
  )
  return { progress, onSubmit }
}

interface Sending {
  readonly address: string
  readonly body: FormData
  onProgress(percent: number): void
}

/** What was refused; an answer that cannot be read is an upload that did not arrive. */
function send({ address, body, onProgress }: Sending): Promise<readonly UploadProblem[]> {
  const lost: readonly UploadProblem[] = [{ code: 'upload-unreadable' }]
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(Math.floor((loaded / total) * 100))
    })
    request.addEventListener('load', () => resolve(problemsOf(request.response) ?? lost))
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => resolve(lost))
    request.send(body)
  })
}

function problemsOf(answer: unknown): readonly UploadProblem[] | null {
  const { problems } = (answer ?? {}) as { readonly problems?: readonly UploadProblem[] }
  return Array.isArray(problems) ? problems : null
}
