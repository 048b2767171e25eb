import { Avatar } from '@tutor/ui/primitives/data/avatar.tsx';
import { EmptyState } from '@tutor/ui/primitives/feedback/empty-state.tsx';
import { ErrorState } from '@tutor/ui/primitives/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '@tutor/ui/primitives/feedback/skeleton.tsx';
import { TextField } from '@tutor/ui/primitives/fields/text-field.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PublicPage } from '@tutor/ui/shell/public-page.tsx';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { askPeople, type OfferedPerson } from './ask.ts';
import { groupPeople } from './group-people.ts';
import * as styles from './people-page.css.ts';
import { peopleHref, personHref } from './place.ts';

/** All whom one can be, by their tutors. */
export function PeoplePage() {
  const { people, isFailed, ask } = usePeople();
  const [search, setSearch] = useState('');
  const groups = groupPeople(people ?? [], useDeferredValue(search));
  useEffect(() => {
    document.title = 'Who are you? · Tutor Portal';
  }, []);
  return (
    <PublicPage homeHref={peopleHref} title="Who are you?">
      <div className={styles.root}>
        <p className={styles.words}>
          Everything here is invented. Be a student, or somebody of the staff, and chat with a tutor who is signed in to
          the portal in another window. Each window can be somebody else.
        </p>
        {isFailed ? (
          <ErrorState title="The people could not be loaded" headingLevel={2} onRetry={ask} />
        ) : people === undefined ? (
          <SkeletonGroup label="Loading the people">
            <Skeleton shape="body" />
            <Skeleton shape="body" width="medium" />
          </SkeletonGroup>
        ) : (
          <>
            <TextField
              label="Find a student or a tutor"
              type="search"
              value={search}
              maxLength={100}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
            {groups.length === 0 ? <EmptyState headingLevel={2} title="Nobody is called so" /> : null}
            {groups.map(({ title, members }) => (
              <Card key={title} title={title} padding="none">
                <ul className={styles.list}>
                  {members.map((person) => (
                    <li key={`${person.tutor}-${person.id}`}>
                      <a href={personHref(person.id)} className={styles.person}>
                        <Avatar name={person.name} isDecorative size="small" />
                        <bdi>{person.name}</bdi>
                      </a>
                    </li>
                  ))}
                </ul>
              </Card>
            ))}
          </>
        )}
      </div>
    </PublicPage>
  );
}

function usePeople() {
  const [people, setPeople] = useState<readonly OfferedPerson[]>();
  const [isFailed, setFailed] = useState(false);
  const ask = useCallback(() => {
    setFailed(false);
    askPeople().then(setPeople, () => setFailed(true));
  }, []);
  useEffect(ask, [ask]);
  return { people, isFailed, ask };
}
