/** Google's logo, as required by Google's rules for sign-in buttons. */
export function GoogleMark() {
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 48 48">
      <path
        fill="#ea4335"
        d="M24 9.5c3.5 0 6.7 1.2 9.2 3.600l6.9-6.900C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.200l8 6.200C12.4 13.7 17.7 9.5 24 9.500z"
      />
      <path
        fill="#4285f4"
        d="M47 24.500c0-1.6-.2-3.1-.4-4.500H24v9h12.900c-.6 3-2.3 5.5-4.8 7.200l7.7 6C44.4 38 47 31.8 47 24.500z"
      />
      <path fill="#fbbc05" d="M10.5 28.600a14.5 14.5 0 0 1 0-9.200l-8-6.200a24 24 0 0 0 0 21.600z" />
      <path
        fill="#34a853"
        d="M24 48c6.5 0 11.9-2.1 15.9-5.800l-7.7-6c-2.2 1.5-4.9 2.3-8.2 2.3-6.3 0-11.6-4.2-13.5-9.900l-8 6.200C6.5 42.6 14.6 48 24 48z"
      />
    </svg>
  )
}
