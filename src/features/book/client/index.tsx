import {
  type ClientFeature,
  usePage,
  useSite
} from '../../../core/client/index.ts'

export default {
  slots: { pageActions: BookLink }
} satisfies ClientFeature

/** Link to the book that contains the page. It's a file, not a page of the app. */
function BookLink() {
  const { book } = usePage().page.route
  const { texts } = useSite()
  // During development, pages aren't rendered, so there are no books.
  if (process.env.NODE_ENV === 'development') return null
  return book ? (
    <a href={book} data-file="" data-print="hidden">
      {texts?.['book.link']}
    </a>
  ) : null
}
