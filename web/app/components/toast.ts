type Tone = 'success' | 'danger'

/**
 * A short message at the bottom right, for five seconds. Never the only place of an error or a reference
 * number. Loads its code when the first one is shown.
 */
export async function showToast(tone: Tone, message: string): Promise<void> {
  const { toast } = await import('react-hot-toast/headless')
  window.dispatchEvent(new Event('toasts-wanted'))
  if (tone === 'success') toast.success(message)
  else toast.error(message)
}
