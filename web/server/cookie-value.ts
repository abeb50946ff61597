export function cookieValue(cookies: string | null, name: string): string | undefined {
  const pair = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
