import { data } from 'react-router'

/** What a page answers for a campsite that is none, or is not for everybody's eyes. */
export function campsiteNotFound() {
  return data({ code: 'not-found' }, { status: 404 })
}
