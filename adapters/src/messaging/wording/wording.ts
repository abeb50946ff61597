import type { en } from './en.ts'

/** Every sentence of the messages: a language that lacks one does not compile. */
export type Wording = typeof en
