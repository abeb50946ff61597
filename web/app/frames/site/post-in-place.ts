import { showToast } from '../../components/toast.ts'

/**
 * Sends what a form of the shell keeps, without a new page, and says whether it was kept. A failure has no
 * page of its own, so a toast says it; where not even that can be had, the form goes its plain way.
 */
export async function postInPlace(
  form: HTMLFormElement,
  fields: Readonly<Record<string, string>>,
  failed: string,
): Promise<boolean> {
  const body = new URLSearchParams({ ...fields, returnTo: '/health/live' })
  const isKept = await fetch(form.action, { method: 'post', body }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isKept) await showToast('danger', failed).catch(() => form.submit())
  return isKept
}
