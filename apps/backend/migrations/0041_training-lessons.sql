CREATE TABLE "training_appointments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 90001 CACHE 1),
	"tuid" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"name" text NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	CONSTRAINT "training_appointments_end_after_start" CHECK ("training_appointments"."ends_at" > "training_appointments"."starts_at"),
	CONSTRAINT "training_appointments_cancelled_with_reason" CHECK (("training_appointments"."cancelled_at" is null) = ("training_appointments"."cancel_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "training_appointments" ADD CONSTRAINT "training_appointments_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "training_appointments_slot_unique" ON "training_appointments" USING btree ("starts_at") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "training_appointments_tuid_starts_at" ON "training_appointments" USING btree ("tuid","starts_at");--> statement-breakpoint
-- Nothing is booked twice for one tutor: no training lesson in a class or an approved leave, and no class in a training lesson.
CREATE FUNCTION "refuse_training_where_busy"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM "classes"
		WHERE "tuid" = NEW."tuid" AND "status" <> 'Canceled' AND "starts_at" < NEW."ends_at" AND "ends_at" > NEW."starts_at"
	) THEN
		RAISE EXCEPTION 'the tutor has a class' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'training_appointments_not_in_class';
	END IF;
	IF EXISTS (
		SELECT 1 FROM "leave_requests"
		WHERE "tuid" = NEW."tuid" AND "status" = 1 AND "starts_at" < NEW."ends_at" AND "ends_at" > NEW."starts_at"
	) THEN
		RAISE EXCEPTION 'the tutor is on leave' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'training_appointments_not_in_leave';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "training_appointments_where_free" BEFORE INSERT OR UPDATE OF "tuid", "starts_at", "ends_at", "cancelled_at" ON "training_appointments"
FOR EACH ROW WHEN (NEW."cancelled_at" IS NULL) EXECUTE FUNCTION "refuse_training_where_busy"();--> statement-breakpoint
CREATE FUNCTION "refuse_class_in_training"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM "training_appointments"
		WHERE "tuid" = NEW."tuid" AND "cancelled_at" IS NULL AND "starts_at" < NEW."ends_at" AND "ends_at" > NEW."starts_at"
	) THEN
		RAISE EXCEPTION 'the tutor has a training lesson' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'classes_not_in_training';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "classes_not_in_training" BEFORE INSERT OR UPDATE OF "tuid", "starts_at", "ends_at", "status" ON "classes"
FOR EACH ROW WHEN (NEW."status" <> 'Canceled') EXECUTE FUNCTION "refuse_class_in_training"();
