import { system } from '@camp/application/shared/actor.ts'

/** Whoever may run commands on this machine; the name that a status history keeps. */
export const operator = system('command-line')
