ALTER TABLE "tutor_events" DROP CONSTRAINT "tutor_events_tuid_tutors_tuid_fk";
--> statement-breakpoint
-- A message to all changes every row of these two: with room on its page the new version needs no entry in an index.
ALTER TABLE "tutor_feeds" SET (fillfactor = 40);--> statement-breakpoint
ALTER TABLE "unread_counts" SET (fillfactor = 40);
