import { lazy } from 'react'

const program = () => import('./selection-program.ts')

/**
 * They come with the first choice: who only looks does not download them. The server has them at once. In one
 * program, since the bar's button sends the form of the other: alone it would send nothing.
 */
export const SelectionForm = import.meta.env.SSR
  ? (await program()).SelectionForm
  : lazy(async () => ({ default: (await program()).SelectionForm }))

export const PhoneBar = import.meta.env.SSR
  ? (await program()).PhoneBar
  : lazy(async () => ({ default: (await program()).PhoneBar }))
