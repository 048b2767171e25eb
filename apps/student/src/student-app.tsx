export function StudentApp() {
  return <p>Who are you?</p>;
}
