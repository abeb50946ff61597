/** What can become of a message of the camp on its way. */
export const htiFaults = {
  lost: 'the first time it is not heard, and nobody answers',
  silent: 'it is heard, and the first answer is lost',
  twice: 'it arrives twice',
  late: 'the first time it arrives after the next message, and nobody answers',
  slow: 'it is heard, and the first answer takes longer than anybody waits',
  busy: 'the first time it is asked to come again later (191)',
  full: 'the first time it is refused for want of a room (427); staff of the campsite see it on Today',
  down: 'the first time the line answers 503',
} as const

export type SandboxHtiFault = keyof typeof htiFaults | 'none'

/** By the guest's name: `Thandi Lost`. */
export function faultOf(about: string): SandboxHtiFault {
  const name = about.trim().split(/\s+/).at(-1)?.toLowerCase() ?? ''
  return name in htiFaults ? (name as SandboxHtiFault) : 'none'
}
