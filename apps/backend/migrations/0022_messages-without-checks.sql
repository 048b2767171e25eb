ALTER TABLE "messages" DROP CONSTRAINT "messages_tuid_tutors_tuid_fk";
--> statement-breakpoint
DROP INDEX "tutor_events_at";--> statement-breakpoint
CREATE INDEX "tutor_events_at" ON "tutor_events" USING brin ("at");