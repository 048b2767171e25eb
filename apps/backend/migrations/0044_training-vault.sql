CREATE TABLE "training_labels" (
	"tuid" bigint NOT NULL,
	"kct_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "training_labels_tuid_kct_id_pk" PRIMARY KEY("tuid","kct_id")
);
--> statement-breakpoint
ALTER TABLE "training_chapter_progress" DROP CONSTRAINT "training_chapter_progress_seconds_counted";--> statement-breakpoint
ALTER TABLE "training_answers" ADD COLUMN "is_flagged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "training_chapter_progress" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "training_chapter_progress" SET "opened_at" = "counted_until" - make_interval(secs => "used_seconds");--> statement-breakpoint
ALTER TABLE "training_chapter_progress" ALTER COLUMN "opened_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "training_chapter_progress" ADD COLUMN "read_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "training_chapter_progress" ADD COLUMN "clip_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "training_courses" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "training_labels" ADD CONSTRAINT "training_labels_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_labels" ADD CONSTRAINT "training_labels_kct_id_training_tests_kct_id_fk" FOREIGN KEY ("kct_id") REFERENCES "public"."training_tests"("kct_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_labels_kct" ON "training_labels" USING btree ("kct_id");--> statement-breakpoint
ALTER TABLE "training_chapter_progress" ADD CONSTRAINT "training_chapter_progress_percent_known" CHECK ("training_chapter_progress"."read_percent" between 0 and 100);--> statement-breakpoint
ALTER TABLE "training_chapter_progress" ADD CONSTRAINT "training_chapter_progress_seconds_counted" CHECK ("training_chapter_progress"."used_seconds" >= 0 and "training_chapter_progress"."clip_seconds" >= 0);