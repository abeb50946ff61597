import { data } from 'react-router'

/** Every address that is no page: asked like one, so that the answer comes with the shell around it. */
export function loader() {
  throw data({ code: 'not-found' }, { status: 404 })
}

/** A form sent to an address that is no page. */
export function action() {
  throw data({ code: 'not-found' }, { status: 404 })
}

export default function NotFound() {
  return null
}
