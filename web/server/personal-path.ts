import { pathAsRouted } from './path-as-routed.ts'

const personalAreas = ['/r', '/c', '/user', '/org', '/admin', '/auth', '/dev', '/list-your-campsite/code']
const personalPages = /^\/[^/]+\/(reserve|reserve-ok|reservation|contact-code)(\/|$)/

/** Pages about a person, a reservation or the staff's work: kept out of caches and search engines. */
export function isPersonalPath(pathname: string): boolean {
  const path = pathAsRouted(pathname.replace(/\.data$/, ''))
  return personalAreas.some((area) => path === area || path.startsWith(`${area}/`)) || personalPages.test(path)
}
